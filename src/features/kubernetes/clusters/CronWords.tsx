import { toString } from 'cronstrue'
import 'cronstrue/locales/de'
import 'cronstrue/locales/zh_CN'
import { useTranslation } from 'react-i18next'
import { expandSchedule } from '../../../model/kubernetes/workloads/schedules.ts'

const locales: Readonly<Record<string, string>> = { de: 'de', zh: 'zh_CN' }

function wordsOf(schedule: string, language: string): string {
  try {
    const locale = locales[language] ?? 'en'
    return toString(expandSchedule(schedule), { locale, use24HourTimeFormat: language !== 'en' })
  } catch {
    return schedule
  }
}

/** A schedule in words; as it is written where it is not known. */
export function CronWords({ schedule }: { readonly schedule: string }) {
  const { i18n } = useTranslation('kubernetes')
  return <span title={schedule}>{wordsOf(schedule, i18n.language)}</span>
}
