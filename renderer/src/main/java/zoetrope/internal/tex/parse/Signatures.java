package zoetrope.internal.tex.parse;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import zoetrope.internal.files.TextResource;

/**
 * The kinds of arguments that each command takes, from the table {@code signatures.tsv}. There is
 * one letter for each argument:
 *
 * <ul>
 *   <li>{@code m}: mathematics
 *   <li>{@code t}: text
 *   <li>{@code i}: content in the mode around the command
 *   <li>{@code o}: optional mathematics
 *   <li>{@code q}: optional, passed on unchanged
 *   <li>{@code r}: passed on unchanged
 *   <li>{@code c}: a colour
 *   <li>{@code d}: a delimiter
 * </ul>
 */
public final class Signatures {
  private static final Map<String, String> BY_NAME = new HashMap<>();

  /** Commands whose letters form ligatures, as in text. */
  private static final Set<String> TEXT_ALPHABETS =
      words("mathrm mathbf mathsf mathit operatorname operatorname* mathtt");

  /** Commands that draw nothing: spaces, and commands that control the typesetter. */
  private static final Set<String> INVISIBLE =
      words(
          ", : ; ! - quad qquad thinspace medspace thickspace negthinspace negmedspace "
              + "negthickspace enspace nbsp hspace vspace kern limits nolimits normal joinrel "
              + "phantom hphantom vphantom intertext");

  /** Declarations, which apply to the rest of their group. */
  private static final Set<String> DECLARATIONS =
      words(
          "displaystyle textstyle scriptstyle scriptscriptstyle bf it rm sf tt sc tiny "
              + "scriptsize footnotesize small normalsize large Large LARGE huge Huge");

  /** Commands between the parts of a fraction. */
  private static final Set<String> INFIX =
      words("over atop choose brack brace bangle overwithdelims atopwithdelims");

  /** Commands for lines between the rows of a table. */
  private static final Set<String> LINES =
      words("hline hdashline cline cdashline toprule midrule bottomrule cmidrule addlinespace");

  /** Other commands that exist in tables only. */
  private static final Set<String> OF_TABLES =
      words("multicolumn hdotsfor intertext shortintertext");

  private static final Set<String> BOLD = words("textbf mathbf boldsymbol bold");
  private static final Set<String> ITALIC = words("textit mathit");

  static {
    for (String[] row : TextResource.table(Signatures.class, "signatures.tsv")) {
      words(row[1]).forEach(name -> BY_NAME.put(name, row[0]));
    }
  }

  private Signatures() {}

  private static Set<String> words(String names) {
    return Set.of(names.split(" "));
  }

  /** Returns the letters for the arguments of {@code name}; empty if it takes none. */
  static String of(String name) {
    return BY_NAME.getOrDefault(name, "");
  }

  static boolean has(String name) {
    return BY_NAME.containsKey(name);
  }

  public static Set<String> names() {
    return BY_NAME.keySet();
  }

  static boolean joinsLetters(String name) {
    return TEXT_ALPHABETS.contains(name);
  }

  /** Whether letters form ligatures in the rest of the group. */
  static boolean joinsTheRest(String name) {
    return name.equals("rm") || name.equals("bf") || name.equals("sf") || name.equals("it");
  }

  public static boolean drawsNothing(String name) {
    return name.equals(" ") || INVISIBLE.contains(name) || isDeclaration(name);
  }

  public static boolean isDeclaration(String name) {
    return DECLARATIONS.contains(name);
  }

  static boolean isInfix(String name) {
    return INFIX.contains(name);
  }

  /** Whether a command draws a line between rows, or adds space there. */
  static boolean isLine(String name) {
    return LINES.contains(name);
  }

  /** Whether a command controls columns or rows and must be in a table. */
  static boolean isOfTables(String name) {
    return isLine(name) || OF_TABLES.contains(name);
  }

  /** Whether the argument of {@code name} is text. */
  public static boolean takesText(String name) {
    return of(name).equals("t");
  }

  public static boolean isRefused(String name) {
    return Advice.instead(name).isPresent();
  }

  static boolean isBold(String name) {
    return BOLD.contains(name);
  }

  static boolean isItalic(String name) {
    return ITALIC.contains(name);
  }
}
