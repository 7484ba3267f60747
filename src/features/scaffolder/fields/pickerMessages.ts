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
    hint: 'Enter adds a tag of [a-z0-9+#], separated by "-", at most 63 characters.',
    invalid:
      '“{{tag}}” is not a valid tag. It needs [a-z0-9+#], separated by "-", at most 63 characters.',
    duplicate: '“{{tag}}” is already in the list.',
    remove: 'Remove {{tag}}',
  },
}
