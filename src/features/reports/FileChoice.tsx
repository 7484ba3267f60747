import { useId } from 'react'
import { Row } from '../../ui/layout/Row.tsx'

interface FileChoiceProps {
  readonly label: string
  readonly onChoose: (file: File) => void
}

export function FileChoice({ label, onChoose }: FileChoiceProps) {
  const id = useId()
  return (
    <Row as="p" gap="xs">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </Row>
  )
}
