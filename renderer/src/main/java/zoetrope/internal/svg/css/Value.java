package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import zoetrope.internal.svg.css.CssToken.Kind;

/** The value of a property: its tokens, without white space at the ends. */
public record Value(List<CssToken> tokens) {
  /** Copies the list. */
  public Value {
    tokens = List.copyOf(trimmed(tokens));
  }

  /** The value of a text. */
  public static Value of(String text) {
    return new Value(CssTokenizer.all(text));
  }

  /** Whether there is nothing. */
  public boolean isEmpty() {
    return tokens.isEmpty();
  }

  /** The only token; null when there are none or several. */
  public CssToken single() {
    return tokens.size() == 1 ? tokens.get(0) : null;
  }

  /** The word that it is, in lower case; empty when it is something else. */
  public String word() {
    CssToken single = single();
    return single != null && single.is(Kind.WORD) ? single.lower() : "";
  }

  /** Whether it is this word, in whatever case. */
  public boolean isWord(String word) {
    return word().equals(word);
  }

  /** Whether it begins with an address. */
  public boolean isReference() {
    return !tokens.isEmpty() && tokens.get(0).is(Kind.URL);
  }

  /** The address that it begins with. */
  public String reference() {
    return tokens.get(0).text().strip();
  }

  /** A name in lower case, with or without quotes. */
  public String name() {
    boolean quoted = !tokens.isEmpty() && tokens.get(0).is(Kind.STRING);
    return (quoted ? tokens.get(0).text() : toString()).toLowerCase(Locale.ROOT);
  }

  /** What follows the first token. */
  public Value rest() {
    return new Value(tokens.subList(1, tokens.size()));
  }

  /** The tokens but commas and white space. */
  public List<CssToken> items() {
    return tokens.stream().filter(t -> !t.is(Kind.SPACE) && !t.isSign(',')).toList();
  }

  /** The words, numbers and functions between white space and commas that are in no brackets. */
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

  /** The values between commas that are in no brackets. */
  public List<Value> list() {
    return split(tokens, ',').stream().map(Value::new).toList();
  }

  /** The functions that it is made of, commas and white space aside; null for anything else. */
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

  /** With each token replaced. */
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

  /** How it may be written. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    tokens.forEach(t -> text.append(t.source()));
    return text.toString();
  }
}
