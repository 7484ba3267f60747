// German texts of import problems.

import type { Translated } from '../../ui/messages/translated.ts'
import type { problemMessages } from './problemMessages.ts'

const you = 'Sie'
const operators = 'Der Betrieb des Portals'
const owners = 'Die Verwaltung des Repositorys'

export const problemTexts: Translated<typeof problemMessages> = {
  raw: 'Antwort des Servers',
  retry: 'Erneut versuchen',
  who: 'Wer kann das beheben?',
  malformed: {
    cause: 'Diese URL ist keine Datei und kein Repository',
    who: you,
    next: 'Kopieren Sie die URL der Datei oder des Repositorys aus dem Browser, ohne Zugangsdaten.',
  },
  unknownHost: {
    cause: 'Keine Integration für diesen Host',
    who: operators,
    next: 'Bitten Sie um eine Integration, oder fügen Sie die vollständige URL einer Katalogdatei ein.',
  },
  directory: {
    cause: 'Dieser Host unterstützt nur Dateien',
    who: you,
    next: 'Öffnen Sie die Katalogdatei im Browser und fügen Sie deren URL ein.',
  },
  integrationMissing: {
    cause: 'Der Katalog darf nicht von diesem Host lesen',
    who: operators,
    next: 'Bitten Sie um eine Integration mit gültigen Zugangsdaten oder um Freigabe in backend.reading.allow.',
  },
  notFound: {
    cause: 'Unter dieser URL wurde nichts gefunden',
    who: 'Sie oder die Verwaltung des Repositorys',
    next: 'Prüfen Sie Schreibweise, Branch und Pfad. Bei privaten Repositorys prüfen Sie, ob Sie und der Katalog Zugriff haben.',
  },
  branchWithSlash: {
    cause: 'Nichts gefunden. Der Branch-Name enthält möglicherweise einen Schrägstrich',
    who: you,
    next: 'Fügen Sie die URL der Datei auf dem Standardbranch ein.',
  },
  emptyRepository: {
    cause: 'Das Repository ist leer',
    who: you,
    next: 'Pushen Sie einen ersten Commit, und versuchen Sie es erneut.',
  },
  invalidFile: {
    cause: 'Ungültige Katalogdatei',
    who: 'Sie oder der Besitzer der Datei',
    next: 'Korrigieren Sie die Datei, und versuchen Sie es erneut.',
  },
  kindNotAllowed: {
    cause: 'Diese Art ist aus dieser Location nicht erlaubt',
    who: operators,
    next: 'Bitten Sie darum, die Art in catalog.rules zuzulassen, oder ändern Sie sie in der Datei.',
  },
  sessionOver: {
    cause: 'Sitzung beendet',
    who: you,
    next: 'Melden Sie sich erneut an, und versuchen Sie es noch einmal. Ihre Eingaben bleiben erhalten.',
  },
  permissionMissing: {
    cause: 'Katalogberechtigung fehlt',
    who: operators,
    next: 'Bitten Sie um die Berechtigung, Entitäten zu prüfen und zu registrieren.',
  },
  unauthorized: {
    cause: 'Anmeldung abgelaufen',
    who: you,
    next: 'Versuchen Sie es erneut und melden Sie sich an. Schlägt das fehl, melden Sie sich in den Einstellungen beim Anbieter ab.',
  },
  signInRefused: {
    cause: 'Anmeldung abgelehnt',
    who: you,
    next: 'Versuchen Sie es erneut und melden Sie sich an. Pull Requests werden in Ihrem Namen geöffnet.',
  },
  forbidden: {
    cause: 'Kein Schreibzugriff',
    who: owners,
    next: 'Bitten Sie um Schreibzugriff, oder lassen Sie jemanden mit Zugriff den Pull Request öffnen.',
  },
  rateLimited: {
    cause: 'Zu viele Anfragen',
    who: you,
    next: 'Warten Sie einige Minuten, und versuchen Sie es erneut.',
  },
  branchExists: {
    cause: 'Der Branch existiert bereits',
    who: you,
    next: 'Verwenden Sie ihn, wählen Sie einen anderen Namen, oder löschen Sie ihn.',
  },
  fileExists: {
    cause: 'Die Datei existiert bereits',
    who: you,
    next: 'Ersetzen Sie sie, oder wählen Sie einen anderen Dateinamen.',
  },
  pullRequestExists: {
    cause: 'Für diesen Branch gibt es bereits einen Pull Request',
    who: you,
    next: 'Verwenden Sie ihn, oder wählen Sie einen anderen Branch.',
  },
  refused: {
    cause: 'Anfrage abgelehnt',
    who: 'Sie oder die Verwaltung des Repositorys',
    next: 'Beheben Sie das in der Antwort beschriebene Problem, und versuchen Sie es erneut.',
  },
  unreachable: {
    cause: 'Keine Antwort',
    who: 'Sie oder Ihr Netzwerkteam',
    next: 'Prüfen Sie Ihre Verbindung, und versuchen Sie es erneut. Erledigte Schritte bleiben erhalten.',
  },
  hostTrouble: {
    cause: 'Serverfehler',
    who: 'Der Betrieb des Servers',
    next: 'Versuchen Sie es später erneut. Erledigte Schritte bleiben erhalten.',
  },
  hostUnreachable: {
    cause: 'Der Katalog erreicht diesen Host nicht',
    who: 'Sie oder der Betrieb des Portals',
    next: 'Prüfen Sie den Hostnamen. Stimmt er, fragen Sie, ob das Backend Zugriff hat.',
  },
  interrupted: {
    cause: 'Schritt unterbrochen, Ergebnis unbekannt',
    who: you,
    next: 'Versuchen Sie es erneut. Vorhandenes wird erkannt und nicht doppelt erstellt.',
  },
  unexpected: {
    cause: 'Unerwarteter Fehler',
    who: operators,
    next: 'Versuchen Sie es erneut, oder senden Sie die Details.',
  },
}
