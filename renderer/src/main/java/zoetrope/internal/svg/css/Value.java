package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import zoetrope.internal.svg.css.CssToken.Kind;

/** The value of a property: its tokens, without white space at the ends. */
public record Value(List<CssToken> tokens) {
  public Value {
    tokens = List.copyOf(trimmed(tokens));
  }

  public static Value of(String text) {
    return new Value(CssTokenizer.all(text));
  }

  public boolean isEmpty() {
    return tokens.isEmpty();
  }

  /** Returns the only token, or null if there are none or several. */
  public CssToken single() {
    return tokens.size() == 1 ? tokens.get(0) : null;
  }

  /** Returns the value in lower case if it is a single word, and otherwise an empty string. */
  public String word() {
    CssToken single = single();
    return single != null && single.is(Kind.WORD) ? single.lower() : "";
  }

  /** Whether the value is {@code word}, ignoring case. {@code word} must be in lower case. */
  public boolean isWord(String word) {
    return word().equals(word);
  }

  /** Whether the value begins with a URL. */
  public boolean isReference() {
    return !tokens.isEmpty() && tokens.get(0).is(Kind.URL);
  }

  /** Returns the URL at the start of the value. */
  public String reference() {
    return tokens.get(0).text().strip();
  }

  /** Returns the value as a name, in lower case and without quotes. */
  public String name() {
    boolean quoted = !tokens.isEmpty() && tokens.get(0).is(Kind.STRING);
    return (quoted ? tokens.get(0).text() : toString()).toLowerCase(Locale.ROOT);
  }

  /** Returns the value without its first token. */
  public Value rest() {
    return new Value(tokens.subList(1, tokens.size()));
  }

  /** Returns the tokens without commas and white space. */
  public List<CssToken> items() {
    return tokens.stream().filter(t -> !t.is(Kind.SPACE) && !t.isSign(',')).toList();
  }

  /**
   * Returns the terms (words, numbers, functions) between white space and commas outside brackets.
   */
  public List<Value> terms() {
    List<Value> terms = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      CssToken token = tokens.get(i);
      if (!token.is(Kind.SPACE) && !token.isSign(',')) {
        int end = token.closer() == 0 ? i : Math.min(CssBlocks.end(tokens, i), tokens.size() - 1);
        terms.add(new Value(tokens.subList(i, end + 1)));
        i = end;
      }
    }
    return terms;
  }

  /** Returns the values between commas outside brackets. */
  public List<Value> list() {
    return split(tokens, ',').stream().map(Value::new).toList();
  }

  /**
   * Returns the functions in this value, or null if it contains anything except functions, commas
   * and white space.
   */
  public List<Call> calls() {
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      CssToken token = tokens.get(i);
      if (token.is(Kind.FUNCTION)) {
        int end = CssBlocks.end(tokens, i);
        calls.add(new Call(token.lower(), new Value(tokens.subList(i + 1, end))));
        i = end;
      } else if (!token.is(Kind.SPACE) && !token.isSign(',')) {
        return null;
      }
    }
    return calls;
  }

  /** A function with its arguments. */
  public record Call(String name, Value arguments) {}

  /** Returns a value with each token replaced. */
  public Value map(UnaryOperator<CssToken> change) {
    return new Value(tokens.stream().map(change).toList());
  }

  static List<List<CssToken>> split(List<CssToken> tokens, char separator) {
    List<List<CssToken>> parts = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).isSign(separator)) {
        parts.add(tokens.subList(from, i));
        from = i + 1;
      } else if (tokens.get(i).closer() != 0) {
        i = CssBlocks.end(tokens, i);
      }
    }
    parts.add(tokens.subList(Math.min(from, tokens.size()), tokens.size()));
    return parts;
  }

  static List<CssToken> trimmed(List<CssToken> tokens) {
    int from = 0;
    int to = tokens.size();
    while (from < to && tokens.get(from).is(Kind.SPACE)) {
      from++;
    }
    while (to > from && tokens.get(to - 1).is(Kind.SPACE)) {
      to--;
    }
    return tokens.subList(from, to);
  }

  /** Returns CSS source for this value. */
  @Override
  public String toString() {
    return tokens.stream().map(CssToken::source).collect(Collectors.joining());
  }

  /** Returns the start of the CSS source, for a note. */
  public String shortened() {
    String text = toString();
    return text.length() <= 60 ? text : text.substring(0, 60) + "...";
  }
}
