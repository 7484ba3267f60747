// English texts of a template's form.

export const formMessages = {
  title: 'Template',
}
