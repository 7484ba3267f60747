// Tasks of templates, and the template editor.

import './tasks/actions.tsx'
import './tasks/list.tsx'
import './tasks/output.tsx'
import './tasks/page.tsx'
import './tasks/templateEditor.tsx'
import './tasks/templateEditorPermission.tsx'
