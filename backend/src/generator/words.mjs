// The vocabulary of generated names and descriptions. Six-letter words (ledger, basket, parcel …) recur often enough
// for a search to find a few percent of the catalog.

export const AREAS = [
  'payments', 'refund', 'invoice', 'voucher', 'basket', 'checkout', 'pricing', 'catalog', 'search', 'returns',
  'parcel', 'courier', 'customs', 'stock', 'supplier', 'warehouse', 'delivery', 'loyalty', 'profile', 'consent',
  'review', 'banner', 'notify', 'fraud', 'tax', 'budget', 'demand', 'routing', 'label', 'pickup',
];

export const THINGS = [
  'ledger', 'import', 'export', 'mirror', 'quota', 'events', 'replay', 'rules', 'matrix', 'upload',
  'digest', 'sorter', 'filter', 'merger', 'signal', 'ticket', 'window', 'policy', 'bridge', 'health',
  'session', 'history', 'forecast', 'archive', 'balance', 'catalogue', 'threshold', 'schedule', 'snapshot', 'timeline',
];

export const COMPONENT_ROLES = {
  service: ['service', 'gateway', 'engine'],
  worker: ['worker', 'consumer', 'batch'],
  website: ['web', 'console', 'backoffice'],
  library: ['client', 'toolkit', 'sdk'],
  'data-pipeline': ['pipeline', 'feed'],
};

export const COMPONENT_TYPES = ['service', 'service', 'service', 'worker', 'worker', 'website', 'library', 'data-pipeline'];
export const LIFECYCLES = ['production', 'production', 'production', 'experimental', 'deprecated'];
export const API_TYPES = ['openapi', 'openapi', 'openapi', 'asyncapi', 'graphql', 'grpc'];
export const RESOURCE_TYPES = ['database', 'database', 'bucket', 'queue', 'cache', 'cluster'];

export const TAGS = [
  'java', 'kotlin', 'go', 'python', 'typescript', 'rust', 'postgres', 'kafka', 'redis', 'grpc', 'rest', 'batch',
  'pci', 'gdpr', 'tier1', 'tier2', 'legacy', 'terraform',
];

export const VERBS = ['Keeps', 'Collects', 'Reconciles', 'Publishes', 'Validates', 'Schedules', 'Routes', 'Aggregates'];
export const OBJECTS = [
  'records for the nightly settlement', 'updates from partner carriers', 'changes made in the back office',
  'what customers see at checkout', 'figures for the finance close', 'requests of the mobile apps',
  'messages that other teams subscribe to', 'files that suppliers upload',
];

export const FIRST_NAMES = [
  'Ada', 'Bashir', 'Chiara', 'Dmitri', 'Elena', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas', 'Kemal', 'Leila', 'Marek',
  'Nadia', 'Oskar', 'Paula', 'Quentin', 'Rosa', 'Samir', 'Tove', 'Uma', 'Viktor', 'Wanda', 'Yara', 'Zoltan',
];
export const LAST_NAMES = [
  'Abbott', 'Berg', 'Costa', 'Diallo', 'Eriksen', 'Fischer', 'Grant', 'Haddad', 'Ivanov', 'Jansen', 'Kovacs', 'Lopez',
  'Meyer', 'Novak', 'Osei', 'Petit', 'Quinn', 'Rossi', 'Silva', 'Tanaka', 'Urban', 'Vega', 'Weber', 'Young', 'Zhang',
];

/** Capitalises each word of a hyphenated name: "parcel-ledger" becomes "Parcel Ledger". */
export function titleOf(name) {
  return name.replaceAll('-', ' ').replace(/\b[a-z]/g, letter => letter.toUpperCase());
}
