/** What stands on the box. */

export { default as picture } from './Picture.svelte'
export const players = '2'
export const minutes = '30–60'
