import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { StarButton } from '../../ui/StarButton.tsx'
import { selectStars, unstarred } from '../preferences/starsSlice.ts'
import { RefLinks } from './RefLinks.tsx'

/** Stars shown until the user asks for all. */
const few = 12

/** All stars; those of deleted entities can be removed here. */
export function StarsCard() {
  const { t } = useTranslation('settings')
  const dispatch = useDispatch()
  const refs = useSelector(selectStars)
  const [areAllShown, setAreAllShown] = useState(false)
  const shown = areAllShown ? refs : refs.slice(0, few)
  return (
    <Card id="stars" title={t('stars')}>
      {refs.length === 0 && <Text isQuiet>{t('noStars')}</Text>}
      <RefLinks
        refs={shown}
        before={(ref, name) => (
          <StarButton
            isStarred
            label={t('star', { name })}
            hint={t('unstar')}
            onPress={() => dispatch(unstarred(ref))}
          />
        )}
      />
      {shown.length < refs.length && (
        <Button
          onClick={() => {
            setAreAllShown(true)
          }}
        >
          {t('showAllStars', { count: refs.length })}
        </Button>
      )}
    </Card>
  )
}
