export const texts = {
  title: 'Tags',
  tag: 'Tag',
  entities: 'Entitäten',
  change: 'Änderung',
  snapshot: 'Stand merken',
  taking: 'Wird geladen …',
  taken: 'Verglichen mit dem gemerkten Stand.',
  failed: 'Der Stand konnte nicht gemerkt werden: {{message}}',
  share: '{{tag}}: {{count, number}}',
}
