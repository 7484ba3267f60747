// Every machine with its table of state × event.

import { attentionMachine } from './attentionMachine.ts'
import { bulkMachine } from './bulkMachine.ts'
import { catalogEntriesMachine } from './catalogEntriesMachine.ts'
import { catalogMachines } from './catalogMachines.ts'
import { ciMachines } from './ciMachines.ts'
import { denialMachine } from './denialMachine.ts'
import { docsSyncMachine } from './docsMachine.ts'
import { entityRefreshMachine } from './entityMachines.ts'
import { entityVisitsMachine } from './entityVisitsMachine.ts'
import { formLinkMachine } from './formLinkMachine.ts'
import { formMachines } from './formMachines.ts'
import { graphMachine } from './graphMachine.ts'
import { importMachines } from './importMachines.ts'
import { kubernetesMachines } from './kubernetesMachines.ts'
import { leftTextsMachine } from './leftTextsMachine.ts'
import type { Machine } from './machine.ts'
import { machines } from './machines.ts'
import { moreMachines } from './moreMachines.ts'
import { notificationMachines } from './notificationMachines.ts'
import { offlineMachine } from './offlineMachine.ts'
import { outagesMachine } from './outagesMachine.ts'
import { pluginBillMachine } from './pluginBillMachine.ts'
import { providerChecksMachine } from './providerChecksMachine.ts'
import {
  cookieMachine,
  docsCookieMachine,
  offersMachine,
  providersMachine,
} from './providersMachine.ts'
import { removalMachines } from './removalMachines.ts'
import { repoFieldsMachine } from './repoFieldsMachine.ts'
import { replayMachine, reportsMachine } from './reportsMachine.ts'
import { searchBarMachine } from './searchBarMachine.ts'
import { shellMachines } from './shellMachines.ts'
import { tableMachines } from './tableMachines.ts'
import { taskLogMachine } from './taskLogMachine.ts'
import { taskNoticesMachine } from './taskNoticesMachine.ts'
import { templateEditorMachines } from './templateEditorMachines.ts'
import { tryOutMachine } from './tryOutMachine.ts'

export const allMachines: Readonly<Record<string, Machine>> = {
  ...machines,
  ...moreMachines,
  ...shellMachines,
  ...removalMachines,
  ...catalogMachines,
  ...tableMachines,
  ...importMachines,
  ...formMachines,
  ...templateEditorMachines,
  ...kubernetesMachines,
  ...ciMachines,
  ...notificationMachines,
  offline: offlineMachine,
  catalogEntries: catalogEntriesMachine,
  bulk: bulkMachine,
  repoFields: repoFieldsMachine,
  leftTexts: leftTextsMachine,
  formLink: formLinkMachine,
  taskLog: taskLogMachine,
  taskNotices: taskNoticesMachine,
  providers: providersMachine,
  providerChecks: providerChecksMachine,
  cookie: cookieMachine,
  docsCookie: docsCookieMachine,
  docsSync: docsSyncMachine,
  attention: attentionMachine,
  offers: offersMachine,
  entityRefresh: entityRefreshMachine,
  entityVisits: entityVisitsMachine,
  graph: graphMachine,
  outages: outagesMachine,
  apiTryOut: tryOutMachine,
  searchBar: searchBarMachine,
  permissions: denialMachine,
  reports: reportsMachine,
  replay: replayMachine,
  pluginBill: pluginBillMachine,
}
