// The inspector, and definitions and texts of any length.

import './inspector/apiDocs.tsx'
import './inspector/apiTryOut.tsx'
import './inspector/apiViewers.tsx'
import './inspector/longDefinitions.tsx'
import './inspector/longInspection.tsx'
import './inspector/longTexts.tsx'
import './inspector/page.tsx'
