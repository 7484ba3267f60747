import type { WidgetProps } from '@rjsf/utils'

export function HiddenWidget({ id, value }: WidgetProps) {
  return <input type="hidden" id={id} value={JSON.stringify(value ?? '')} />
}
