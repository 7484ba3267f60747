export interface LanguageSelectProps {
  readonly id?: string
  /** Its name, if it has no label. */
  readonly name?: string
  readonly className?: string | undefined
  /** At least two, as `en`. */
  readonly languages: readonly string[]
  readonly value: string
  /** The texts of the chosen one are on their way. */
  readonly isBusy: boolean
  readonly onChoose: (language: string) => void
}

/** Languages in their own names, so that users can find theirs from any other. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { id, name, className, languages, value, isBusy, onChoose } = props
  return (
    <select
      id={id}
      className={className}
      aria-label={name}
      value={value}
      aria-busy={isBusy}
      onChange={({ target }) => {
        onChoose(target.value)
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {ownName(language)}
        </option>
      ))}
    </select>
  )
}

const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
