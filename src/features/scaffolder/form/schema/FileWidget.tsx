// Files, as data URLs with their names (RFC 2397). The backend takes 10 MB for a whole task; drafts and links have no files.

import type { WidgetProps } from '@rjsf/utils'
import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encodePart } from '../../../../model/encodePath.ts'
import { fileName, fileSize, mostFileBytes } from '../../../../model/scaffolder/form/dataUrls.ts'
import { isLocked } from './choices.ts'
import { describedBy, labelId } from './fieldIds.ts'
import { fileText, sizeText } from './fileText.ts'
import { IconButton } from './IconButton.tsx'
import classes from './SchemaForm.module.css'

const urlsIn = (value: unknown): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')

/** Such as `data:text/plain;name=notes.txt;base64,…`. */
const readFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => {
      reject(reader.error ?? new Error(file.name))
    }
    reader.onload = () => {
      const { result } = reader
      const url = typeof result === 'string' ? result : ''
      // An empty file has no type, and an empty data URL.
      const whole = url === '' || url === 'data:' ? 'data:application/octet-stream;base64,' : url
      resolve(whole.replace(';base64', `;name=${encodePart(file.name)};base64`))
    }
    reader.readAsDataURL(file)
  })

interface Refusal {
  readonly key: 'tooLarge' | 'unreadable'
  readonly name: string
}

/** One file, or several for a list. */
export function FileWidget(props: WidgetProps) {
  const { t, i18n } = useTranslation('scaffolder')
  const { id, multiple = false, options, onChange, required } = props
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const urls = urlsIn(props.value)
  const hand = (next: readonly string[]) => {
    onChange(multiple ? next : (next.at(-1) ?? options.emptyValue))
  }
  const take = async (files: readonly File[]) => {
    setRefusal(undefined)
    const taken: string[] = []
    let room = mostFileBytes - (multiple ? urls.reduce((sum, url) => sum + fileSize(url), 0) : 0)
    for (const file of files) {
      if (file.size > room) setRefusal({ key: 'tooLarge', name: file.name })
      else {
        try {
          taken.push(await readFile(file))
          room -= file.size
        } catch {
          setRefusal({ key: 'unreadable', name: file.name })
        }
      }
    }
    if (taken.length > 0) hand(multiple ? [...urls, ...taken] : taken)
  }
  const remove = (index: number) => {
    hand(urls.filter((_url, at) => at !== index))
    input.current?.focus()
  }
  const most = sizeText(mostFileBytes, i18n.language)
  return (
    <div className={classes['files']}>
      <label className={classes['chooseFile']}>
        <FileUp size={16} aria-hidden="true" />
        {t(multiple ? 'fields.file.chooseMany' : 'fields.file.choose')}
        <input
          ref={input}
          id={id}
          type="file"
          className={classes['file']}
          multiple={multiple}
          {...(typeof options['accept'] === 'string' && { accept: options['accept'] })}
          disabled={isLocked(props)}
          aria-labelledby={labelId(id)}
          aria-required={required === true ? true : undefined}
          {...describedBy(props)}
          onChange={({ target }) => {
            void take([...(target.files ?? [])])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      {urls.length > 0 && (
        <ul className={classes['fileList']}>
          {urls.map((url, index) => {
            const name = fileName(url) ?? t('fields.file.unnamed')
            return (
              <li key={`${String(index)} ${name}`}>
                <FileUp size={14} aria-hidden="true" />
                <span>{fileText(url, t, i18n.language)}</span>
                <IconButton
                  label={t('fields.remove', { title: name })}
                  isDisabled={isLocked(props)}
                  onPress={() => {
                    remove(index)
                  }}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <p className={classes['hint']}>{t('fields.file.limit', { size: most })}</p>
      <p role="status" className={classes['problem']}>
        {refusal && t(`fields.file.${refusal.key}`, { name: refusal.name, size: most })}
      </p>
    </div>
  )
}
