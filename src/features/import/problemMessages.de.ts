// German texts of what can go wrong with an import.

import type { Translated } from '../../ui/messages/translated.ts'
import type { problemMessages } from './problemMessages.ts'

const you = 'Sie.'
const operators = 'Wer dieses Portal betreibt.'
const owners = 'Wer das Repository verwaltet.'

export const problemTexts: Translated<typeof problemMessages> = {
  raw: 'Was die Gegenseite geantwortet hat',
  retry: 'Noch einmal versuchen',
  who: 'Wer es beheben kann:',
  malformed: {
    cause: 'Das ist nicht die Adresse einer Datei oder eines Repositorys',
    who: you,
    next: 'Kopieren Sie die Adresse aus dem Browser, während er die Datei oder das Repository zeigt, ohne Benutzernamen oder Passwort darin.',
  },
  unknownHost: {
    cause: 'Für diesen Host ist keine Integration eingerichtet',
    who: operators,
    next: 'Bitten Sie um eine Integration für den Host, oder fügen Sie die vollständige URL einer Katalogdatei ein.',
  },
  directory: {
    cause: 'Von diesem Host können nur Dateien importiert werden',
    who: you,
    next: 'Öffnen Sie die Katalogdatei selbst im Browser und fügen Sie deren Adresse ein.',
  },
  integrationMissing: {
    cause: 'Der Katalog darf von diesem Host nicht lesen',
    who: operators,
    next: 'Nötig ist eine Integration mit gültigen Zugangsdaten für den Host, oder seine Freigabe unter backend.reading.allow.',
  },
  notFound: {
    cause: 'Unter dieser Adresse wurde nichts gefunden',
    who: 'Sie, oder wer das Repository verwaltet.',
    next: 'Prüfen Sie Schreibweise, Branch und Pfad. Bei privaten Repositorys antworten Hosts genauso: Dem Katalog oder Ihnen kann der Zugriff fehlen.',
  },
  branchWithSlash: {
    cause: 'Dort wurde nichts gefunden, vielleicht weil der Branch einen Schrägstrich im Namen hat',
    who: you,
    next: 'Fügen Sie die URL der Datei auf dem Standardbranch ein; importiert wird besser nicht von einem Feature-Branch.',
  },
  emptyRepository: {
    cause: 'Das Repository ist leer',
    who: you,
    next: 'Pushen Sie einen ersten Commit, damit es einen Standardbranch gibt, und versuchen Sie es noch einmal.',
  },
  invalidFile: {
    cause: 'Die Katalogdatei ist nicht gültig',
    who: 'Sie, oder wem die Datei gehört.',
    next: 'Korrigieren Sie die Datei, wie die Meldung es sagt, und versuchen Sie es noch einmal.',
  },
  kindNotAllowed: {
    cause: 'Einträge dieser Art dürfen nicht von dort kommen',
    who: operators,
    next: 'Bitten Sie darum, die Art unter catalog.rules zuzulassen, oder korrigieren Sie sie in der Datei.',
  },
  sessionOver: {
    cause: 'Ihre Sitzung ist beendet',
    who: you,
    next: 'Melden Sie sich neu an und versuchen Sie es noch einmal. Was Sie geschrieben haben, bleibt erhalten.',
  },
  permissionMissing: {
    cause: 'Der Katalog lässt das nicht zu',
    who: operators,
    next: 'Bitten Sie um die Berechtigung, Einträge im Katalog zu prüfen und zu registrieren.',
  },
  unauthorized: {
    cause: 'Die Anmeldung wird nicht mehr angenommen',
    who: you,
    next: 'Versuchen Sie es noch einmal und melden Sie sich an. Hilft das nicht, melden Sie sich in den Einstellungen zuerst beim Anbieter ab.',
  },
  signInRefused: {
    cause: 'Die Anmeldung wurde abgelehnt',
    who: you,
    next: 'Versuchen Sie es noch einmal und melden Sie sich an: Pull Requests werden in Ihrem Namen angelegt.',
  },
  forbidden: {
    cause: 'Sie dürfen das hier nicht',
    who: owners,
    next: 'Bitten Sie um Schreibzugriff, oder lassen Sie jemanden mit Zugriff den Pull Request senden.',
  },
  rateLimited: {
    cause: 'Zu viele Anfragen: Der Host bittet um Geduld',
    who: 'Die Zeit.',
    next: 'Warten Sie einige Minuten und versuchen Sie es noch einmal. Nichts geht verloren.',
  },
  branchExists: {
    cause: 'Den Branch gibt es bereits',
    who: you,
    next: 'Er kann von einem früheren Versuch stammen. Verwenden Sie ihn, wählen Sie einen anderen Namen, oder löschen Sie ihn.',
  },
  fileExists: {
    cause: 'Die Datei gibt es bereits',
    who: you,
    next: 'Ersetzen Sie sie, oder wählen Sie einen anderen Dateinamen.',
  },
  pullRequestExists: {
    cause: 'Für diesen Branch gibt es bereits einen Pull Request',
    who: you,
    next: 'Verwenden Sie diesen, oder wählen Sie einen anderen Branch.',
  },
  refused: {
    cause: 'Die Gegenseite hat abgelehnt',
    who: 'Sie, oder wer das Repository verwaltet.',
    next: 'Ihre Antwort sagt, was ihr nicht gefiel. Korrigieren Sie das und versuchen Sie es noch einmal.',
  },
  unreachable: {
    cause: 'Es kam keine Antwort',
    who: 'Sie, oder wer das Netz betreibt.',
    next: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Was getan ist, bleibt getan.',
  },
  hostTrouble: {
    cause: 'Die Gegenseite ist in Schwierigkeiten',
    who: 'Wer sie betreibt.',
    next: 'Versuchen Sie es später noch einmal. Was getan ist, bleibt getan.',
  },
  hostUnreachable: {
    cause: 'Der Katalog erreicht diesen Host nicht',
    who: 'Sie, oder wer dieses Portal betreibt.',
    next: 'Prüfen Sie den Namen des Hosts. Stimmt er, fragen Sie dort, ob der Server des Katalogs ihn erreichen darf.',
  },
  interrupted: {
    cause: 'Niemand weiß, ob dieser Schritt getan wurde',
    who: you,
    next: 'Versuchen Sie es noch einmal: Was bereits da ist, wird erkannt und nicht doppelt angelegt.',
  },
  unexpected: {
    cause: 'Etwas Unerwartetes ist geschehen',
    who: operators,
    next: 'Versuchen Sie es noch einmal. Bleibt es dabei, sagen Sie ihnen, was hier steht.',
  },
}
