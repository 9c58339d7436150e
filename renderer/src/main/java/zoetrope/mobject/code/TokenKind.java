package zoetrope.mobject.code;

/** What a piece of program code is. */
public enum TokenKind {
  /** Anything without a colour of its own. */
  PLAIN,
  /** A word of the language. */
  KEYWORD,
  /** A word that brings in other code. */
  IMPORT,
  /** The name of a type. */
  TYPE,
  /** The name of a function where it is defined or called. */
  FUNCTION,
  /** An annotation or decorator. */
  ANNOTATION,
  /** A name of the language that stands for a value or a built-in function. */
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
