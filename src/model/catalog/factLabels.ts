// Labels of an entity's main facts in the built languages: the early script draws them before any texts are loaded.

export const factLabels = {
  en: {
    owner: 'Owner',
    lifecycle: 'Lifecycle',
    about: 'About',
    description: 'Description',
    noDescription: 'No description',
    domain: 'Domain',
    system: 'System',
    parentComponent: 'Parent Component',
    type: 'Type',
    tags: 'Tags',
  },
  de: {
    owner: 'Verantwortlich',
    lifecycle: 'Lebenszyklus',
    about: 'Über',
    description: 'Beschreibung',
    noDescription: 'Keine Beschreibung',
    domain: 'Domäne',
    system: 'System',
    parentComponent: 'Übergeordnete Komponente',
    type: 'Typ',
    tags: 'Tags',
  },
  zh: {
    owner: '所有者',
    lifecycle: '生命周期',
    about: '关于',
    description: '描述',
    noDescription: '没有描述',
    domain: '领域',
    system: '系统',
    parentComponent: '父组件',
    type: '类型',
    tags: '标签',
  },
} as const

export type FactLabel = keyof typeof factLabels.en
