// English texts of the form's own fields.

export const pickerMessages = {
  chooseEntity: 'Search by name',
  repo: {
    host: 'Host',
    owner: 'Owner',
    organization: 'Organization',
    workspace: 'Workspace',
    project: 'Project',
    repo: 'Repository',
  },
  tag: {
    hint: 'Press Enter to add a tag. Tags have [a-z0-9+#] separated by "-", at most 63 characters.',
    invalid:
      '“{{tag}}” is not a valid tag. Use [a-z0-9+#] separated by "-", at most 63 characters.',
    duplicate: '“{{tag}}” is already in the list.',
    remove: 'Remove {{tag}}',
  },
}
