/// <reference types="svelte" />
/// <reference types="vite/client" />
/// <reference types="unplugin-icons/types/svelte" />

declare module '*.ftl?raw' {
  const text: string
  export default text
}
