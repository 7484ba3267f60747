import classes from './SettingsPage.module.css'

export interface ChoiceProps {
  /** Radio buttons of one group. */
  readonly group: string
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

export function Choice({ group, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={classes['choice']}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {name}
    </label>
  )
}
