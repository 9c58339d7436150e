package zoetrope.mobject.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.text.Segment;
import org.fife.ui.rsyntaxtextarea.Token;
import org.fife.ui.rsyntaxtextarea.TokenMaker;
import org.fife.ui.rsyntaxtextarea.TokenMakerFactory;
import org.fife.ui.rsyntaxtextarea.TokenTypes;
import zoetrope.source.Span;

/**
 * The division of program code into tokens, by RSyntaxTextArea (line by line) or by a {@link
 * WordTable}. It accepts any source, and divides incomplete code as far as possible.
 */
public final class Highlighter {
  private static final Pattern WORD = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
  private static final Pattern TYPE_NAME = Pattern.compile("\\p{Lu}\\w*\\p{Ll}\\w*");
  private static final Pattern OPERATOR = Pattern.compile("[-+*/%=<>!&|^~?:]+");

  /** Keywords that import other code. */
  private static final Set<String> IMPORTS =
      Set.of(
          ("import from package module requires exports export use using include require "
                  + "crate")
              .split(" "));

  /** Keywords that represent a value. */
  private static final Set<String> VALUES =
      Set.of(
          ("true false null True False None nil NULL nullptr undefined NaN Infinity Some "
                  + "Ok Err self cls std console")
              .split(" "));

  /** Words that RSyntaxTextArea classifies wrongly, by language. */
  private static final Map<Language, Map<String, TokenKind>> CORRECTED_WORDS =
      Map.of(
          Language.CPP, words(TokenKind.TYPE, "string vector map"),
          Language.JAVA, words(TokenKind.PLAIN, "open opens provides to transitive uses with"),
          Language.JAVASCRIPT, words(TokenKind.IMPORT, "from as"),
          Language.TYPESCRIPT, words(TokenKind.IMPORT, "from as"),
          Language.PYTHON,
              words(TokenKind.TYPE, "int float str bool list dict set tuple bytes object type"),
          Language.SHELL, words(TokenKind.KEYWORD, "export local"));

  /** The mark of a Rust lifetime, which does not begin a character literal. */
  private static final Pattern LIFETIME = Pattern.compile("'(?=[a-zA-Z_]\\w*\\b(?!'))");

  private final String source;
  private final Language language;
  private final List<CodeToken> tokens = new ArrayList<>();

  private Highlighter(String source, Language language) {
    this.source = source;
    this.language = language;
  }

  /** Returns the tokens of a source in order, plain ones included, without blanks. */
  public static List<CodeToken> tokens(String source, Language language) {
    Highlighter highlighter = new Highlighter(source, language);
    return language.style().equals(WordTable.STYLE)
        ? highlighter.tokensOfTable()
        : highlighter.read();
  }

  /** Returns the tokens that the language's table finds. */
  private List<CodeToken> tokensOfTable() {
    WordTable table = WordTable.of(language);
    Matcher found = table.matcher(source);
    while (found.find()) {
      Span span = new Span(found.start(), found.end());
      TokenKind kind = table.kind(found, key -> key ? reserved(span) : name(span, TokenKind.PLAIN));
      tokens.add(new CodeToken(span, kind));
    }
    return List.copyOf(tokens);
  }

  private static Map<String, TokenKind> words(TokenKind kind, String words) {
    return Stream.of(words.split(" ")).collect(Collectors.toMap(w -> w, w -> kind));
  }

  private List<CodeToken> read() {
    TokenMaker maker = TokenMakerFactory.getDefaultInstance().getTokenMaker(language.style());
    boolean rust = language == Language.RUST;
    char[] text = (rust ? LIFETIME.matcher(source).replaceAll("_") : source).toCharArray();
    int state = TokenTypes.NULL;
    for (int start = 0; start <= text.length; ) {
      int newline = source.indexOf('\n', start);
      int end = newline < 0 ? text.length : newline;
      boolean goesOn = state != TokenTypes.NULL;
      Token token = maker.getTokenList(new Segment(text, start, end - start), state, start);
      for (; token != null && token.isPaintable(); token = token.getNextToken()) {
        add(token, goesOn);
        goesOn = true;
      }
      state = maker.getLastTokenTypeOnLine(new Segment(text, start, end - start), state);
      start = end + 1;
    }
    return List.copyOf(tokens);
  }

  /**
   * Adds a token. If {@code goesOn}, and no blank comes before the token, it is merged with the
   * preceding piece of the same string or comment.
   */
  private void add(Token token, boolean goesOn) {
    Span span = new Span(token.getOffset(), token.getEndOffset());
    if (span.of(source).isBlank()) {
      return;
    }
    TokenKind kind = kind(token.getType(), span);
    if (goesOn && !tokens.isEmpty() && (kind == TokenKind.STRING || kind == TokenKind.COMMENT)) {
      CodeToken last = tokens.get(tokens.size() - 1);
      String between = source.substring(last.span().end(), span.start());
      if (last.kind() == kind && !between.contains(" ")) {
        tokens.remove(tokens.size() - 1);
        span = new Span(last.span().start(), span.end());
      }
    }
    tokens.add(new CodeToken(span, kind));
  }

  private TokenKind kind(int type, Span span) {
    return switch (type) {
      case TokenTypes.COMMENT_EOL,
          TokenTypes.COMMENT_MULTILINE,
          TokenTypes.COMMENT_DOCUMENTATION,
          TokenTypes.COMMENT_KEYWORD,
          TokenTypes.COMMENT_MARKUP,
          TokenTypes.MARKUP_COMMENT ->
          TokenKind.COMMENT;
      case TokenTypes.LITERAL_STRING_DOUBLE_QUOTE,
          TokenTypes.LITERAL_CHAR,
          TokenTypes.LITERAL_BACKQUOTE,
          TokenTypes.REGEX,
          TokenTypes.MARKUP_TAG_ATTRIBUTE_VALUE,
          TokenTypes.ERROR_STRING_DOUBLE,
          TokenTypes.ERROR_CHAR ->
          TokenKind.STRING;
      case TokenTypes.LITERAL_NUMBER_DECIMAL_INT,
          TokenTypes.LITERAL_NUMBER_FLOAT,
          TokenTypes.LITERAL_NUMBER_HEXADECIMAL,
          TokenTypes.ERROR_NUMBER_FORMAT ->
          TokenKind.NUMBER;
      case TokenTypes.RESERVED_WORD, TokenTypes.RESERVED_WORD_2 -> reserved(span);
      case TokenTypes.ANNOTATION -> TokenKind.ANNOTATION;
      case TokenTypes.DATA_TYPE ->
          VALUES.contains(span.of(source)) ? TokenKind.BUILTIN : TokenKind.TYPE;
      case TokenTypes.MARKUP_TAG_NAME -> TokenKind.KEYWORD;
      case TokenTypes.MARKUP_TAG_ATTRIBUTE -> TokenKind.FUNCTION;
      case TokenTypes.PREPROCESSOR,
          TokenTypes.MARKUP_DTD,
          TokenTypes.MARKUP_PROCESSING_INSTRUCTION ->
          span.of(source).startsWith("#!") ? TokenKind.COMMENT : TokenKind.IMPORT;
      case TokenTypes.LITERAL_BOOLEAN, TokenTypes.MARKUP_ENTITY_REFERENCE -> TokenKind.BUILTIN;
      case TokenTypes.FUNCTION -> name(span, TokenKind.BUILTIN);
      case TokenTypes.OPERATOR, TokenTypes.SEPARATOR -> sign(span.of(source));
      default -> name(span, TokenKind.PLAIN);
    };
  }

  private static TokenKind sign(String text) {
    return OPERATOR.matcher(text).matches() ? TokenKind.OPERATOR : TokenKind.PLAIN;
  }

  private TokenKind reserved(Span span) {
    String word = span.of(source);
    if (IMPORTS.contains(word)) {
      return TokenKind.IMPORT;
    }
    if (VALUES.contains(word) || language == Language.PYTHON && word.equals("print")) {
      return TokenKind.BUILTIN;
    }
    return corrections().containsKey(word) ? name(span, TokenKind.PLAIN) : TokenKind.KEYWORD;
  }

  private Map<String, TokenKind> corrections() {
    return CORRECTED_WORDS.getOrDefault(language, Map.of());
  }

  /** Returns the kind of a word or sign, from its form and the character that follows it. */
  private TokenKind name(Span span, TokenKind usual) {
    String text = span.of(source);
    if (text.startsWith("\"")) {
      return TokenKind.STRING; // A name in JSON.
    }
    if (!language.hasNames()) {
      return usual;
    }
    if (!WORD.matcher(text).matches()) {
      return OPERATOR.matcher(text).matches() ? TokenKind.OPERATOR : usual;
    }
    if (VALUES.contains(text)) {
      return TokenKind.BUILTIN;
    }
    TokenKind corrected = corrections().getOrDefault(text, TokenKind.PLAIN);
    if (corrected != TokenKind.PLAIN) {
      return corrected;
    }
    if (TYPE_NAME.matcher(text).matches()) {
      return TokenKind.TYPE;
    }
    int after = span.end();
    while (after < source.length() && source.charAt(after) == ' ') {
      after++;
    }
    boolean called = after < source.length() && source.charAt(after) == '(';
    return called && usual == TokenKind.PLAIN ? TokenKind.FUNCTION : usual;
  }
}
