import { graphql } from "gatsby";

export const formsSettingsFragment = graphql`
  fragment FormsSettings on FormsSettings {
    emailEnding
    messages {
      nameRequired
      emailRequired
      emailInvalid
      phoneRequired
      phoneInvalid
      phoneTooLong
      subjectRequired
      budgetMissing
      budgetNotChosen
      lookingForRequired
      interestedForRequired
      linkInvalid
      messageRequired
      robotIncomplete
      fieldTooLong
      sent
      wentWrong
    }
    emailHelp
    noscript
    dismiss
    optional
    choose
    budgetValue
    budgetEnd
    phoneAsTyped
    linkToWork
    applyingFor
    storyRead
    captcha {
      name
      tick
      working
      passed
      expired
      failed
      reload
      insecure
    }
    outcome {
      reference
      next
      tryAgain
      instead
    }
    times {
      ...TimesTexts
    }
    contact {
      ...FormTexts
    }
    sidebar {
      ...FormTexts
    }
    hire {
      ...FormTexts
    }
    career {
      ...FormTexts
    }
    emailBox {
      ...FormTexts
    }
  }
`;
