/** Something that the server may refuse: whether it is under way, and what it was refused with. */

import type { TableInfo } from './protocol'
import { errorText } from './refusals'
import { router, tableAt } from './router.svelte'

export class Attempt {
  isBusy = $state(false)
  refusal = $state<string | null>(null)

  /** Try it; `attempt` is what is said about a refusal, as in `errorText`. */
  async make(work: () => Promise<void>, attempt?: string): Promise<void> {
    this.isBusy = true
    this.refusal = null
    try {
      await work()
    } catch (error) {
      this.refusal = errorText(error, attempt)
    } finally {
      this.isBusy = false
    }
  }

  /** Get a table, and go there. */
  open(table: () => Promise<TableInfo>, attempt?: string): Promise<void> {
    return this.make(async () => router.go(tableAt((await table()).id)), attempt)
  }
}
