import { graphql } from "gatsby";

/** Queries a list, because only a form's table (`content-model/form-fields`) says which fields it has. */
export const formTextsFragments = graphql`
  fragment FieldText on FieldText {
    field
    label
    hint
  }

  fragment FormTexts on FormTexts {
    name
    heading
    text
    submit
    fields {
      ...FieldText
    }
  }
`;
