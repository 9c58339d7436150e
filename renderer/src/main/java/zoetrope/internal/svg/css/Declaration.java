package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import zoetrope.internal.svg.css.CssToken.Kind;

/**
 * A property and its value.
 *
 * @param name the property's name, in lower case except for custom properties
 * @param important whether the declaration has {@code !important}
 */
public record Declaration(String name, Value value, boolean important) {
  /** Returns the declarations of a style attribute, skipping invalid ones. */
  public static List<Declaration> list(String text) {
    return list(CssTokenizer.all(text));
  }

  /** Whether this declares a custom property. */
  public boolean isCustom() {
    return name.startsWith("--");
  }

  /**
   * Returns a declaration of another property that is important if and only if this declaration is.
   */
  public Declaration with(String newName, Value newValue) {
    return new Declaration(newName, newValue, important);
  }

  /** Returns the declarations of a block, skipping nested rules. */
  static List<Declaration> list(List<CssToken> tokens) {
    List<Declaration> found = new ArrayList<>();
    Iterator<CssToken> rest = tokens.iterator();
    while (rest.hasNext()) {
      CssBlocks.Taken part = CssBlocks.until(rest, t -> t.isSign(';') || t.isSign('{'));
      if (part.endedWith('{')) {
        CssBlocks.until(rest, t -> t.isSign('}'));
      } else {
        add(Value.trimmed(part.tokens()), found);
      }
    }
    return found;
  }

  private static void add(List<CssToken> part, List<Declaration> found) {
    if (part.isEmpty() || !part.get(0).is(Kind.WORD)) {
      return;
    }
    List<CssToken> rest = Value.trimmed(part.subList(1, part.size()));
    if (rest.isEmpty() || !rest.get(0).isSign(':')) {
      return;
    }
    CssToken word = part.get(0);
    String name = word.text().startsWith("--") ? word.text() : word.lower();
    List<CssToken> value = Value.trimmed(rest.subList(1, rest.size()));
    List<CssToken> plain = withoutImportant(value);
    if (!plain.isEmpty() || name.startsWith("--")) {
      found.add(new Declaration(name, new Value(plain), plain.size() < value.size()));
    }
  }

  private static List<CssToken> withoutImportant(List<CssToken> value) {
    int n = value.size();
    if (n == 0 || !value.get(n - 1).isWord("important")) {
      return value;
    }
    List<CssToken> before = Value.trimmed(value.subList(0, n - 1));
    int m = before.size();
    return m > 0 && before.get(m - 1).isSign('!') ? Value.trimmed(before.subList(0, m - 1)) : value;
  }
}
