package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.svg.css.CssToken.Kind;

/** The custom properties of an element, which replace {@code var()} in values. Immutable. */
public final class CustomProperties {
  /** An empty set of properties. */
  public static final CustomProperties NONE = new CustomProperties(Map.of());

  private static final int MAX_TOKENS = 10_000;
  private static final int MAX_DEPTH = 32;

  private final Map<String, Value> values;

  private CustomProperties(Map<String, Value> values) {
    this.values = values;
  }

  /**
   * Returns the properties of an element with the declarations {@code declared}. The element
   * inherits all properties of this set that it does not declare.
   */
  public CustomProperties with(Map<String, Value> declared) {
    Map<String, Value> ownProperties = new HashMap<>();
    declared.forEach(
        (name, value) -> {
          if (name.startsWith("--")) {
            ownProperties.put(name, value);
          }
        });
    if (ownProperties.isEmpty()) {
      return this;
    }
    Map<String, Value> all = new HashMap<>(values);
    Substitution substitution = new Substitution(ownProperties);
    for (String name : ownProperties.keySet()) {
      Value resolved = substitution.value(name);
      if (resolved == null) {
        all.remove(name);
      } else {
        all.put(name, resolved);
      }
    }
    return new CustomProperties(all);
  }

  /**
   * Replaces {@code var()} in a value. Returns null if a variable has neither value nor fallback,
   * if the arguments of {@code var()} are invalid, or if the result is too long.
   */
  public Value substitute(Value value) {
    return hasVariables(value) ? new Substitution(Map.of()).of(value) : value;
  }

  /** Whether the value contains {@code var()}. */
  public static boolean hasVariables(Value value) {
    return value.tokens().stream().anyMatch(t -> t.isFunction("var"));
  }

  private final class Substitution {
    private final Map<String, Value> ownProperties;
    private final Set<String> open = new HashSet<>();
    private final Map<String, Optional<Value>> resolved = new HashMap<>();

    Substitution(Map<String, Value> ownProperties) {
      this.ownProperties = ownProperties;
    }

    Value of(Value value) {
      List<CssToken> result = new ArrayList<>();
      return append(value.tokens(), result) ? new Value(result) : null;
    }

    private boolean append(List<CssToken> tokens, List<CssToken> result) {
      for (int i = 0; i < tokens.size(); i++) {
        if (tokens.get(i).isFunction("var")) {
          int end = CssBlocks.end(tokens, i);
          if (!variable(tokens.subList(i + 1, end), result)) {
            return false;
          }
          i = end;
        } else {
          result.add(tokens.get(i));
        }
        if (result.size() > MAX_TOKENS) {
          return false;
        }
      }
      return true;
    }

    private boolean variable(List<CssToken> arguments, List<CssToken> result) {
      List<CssToken> rest = Value.trimmed(arguments);
      if (rest.isEmpty() || !rest.get(0).is(Kind.WORD)) {
        return false;
      }
      Value value = value(rest.get(0).text());
      if (value != null) {
        result.addAll(value.tokens());
        return true;
      }
      List<CssToken> after = Value.trimmed(rest.subList(1, rest.size()));
      return !after.isEmpty()
          && after.get(0).isSign(',')
          && append(Value.trimmed(after.subList(1, after.size())), result);
    }

    Value value(String name) {
      Value declared = ownProperties.get(name);
      if (declared == null || declared.isWord("inherit") || declared.isWord("unset")) {
        return values.get(name);
      }
      Optional<Value> known = resolved.get(name);
      if (known == null) {
        // A property that refers to itself has no value.
        if (declared.isWord("initial") || open.size() > MAX_DEPTH || !open.add(name)) {
          return null;
        }
        known = Optional.ofNullable(of(declared));
        open.remove(name);
        resolved.put(name, known);
      }
      return known.orElse(null);
    }
  }
}
