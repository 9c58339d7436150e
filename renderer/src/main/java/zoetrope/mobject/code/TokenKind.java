package zoetrope.mobject.code;

/** The kind of a piece of program code. */
public enum TokenKind {
  /** A token without a specific colour. */
  PLAIN,
  /** A keyword of the language. */
  KEYWORD,
  /** A keyword that imports other code. */
  IMPORT,
  /** The name of a type. */
  TYPE,
  /** The name of a function at its definition or call. */
  FUNCTION,
  /** An annotation or decorator. */
  ANNOTATION,
  /** A name of the language for a value or a built-in function. */
  BUILTIN,
  /** A string or character. */
  STRING,
  /** A number. */
  NUMBER,
  /** An operator. */
  OPERATOR,
  /** A comment. */
  COMMENT
}
