package zoetrope.internal.tex.atom;

import java.awt.Insets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.scilab.forge.jlatexmath.MacroInfo;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXIcon;
import zoetrope.internal.tex.outline.Effort;
import zoetrope.internal.tex.outline.GlyphOutlines;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.outline.OutlineRecorder;
import zoetrope.internal.tex.parse.CommandTable;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.Signatures;
import zoetrope.internal.tex.parse.StandardMacros;
import zoetrope.internal.text.AwtFonts;
import zoetrope.source.Span;
import zoetrope.tex.TexLayout;
import zoetrope.tex.TexSource;

/**
 * JLaTeXMath behind a lock. Its static tables are not thread-safe, and formulas change them: even
 * {@code {=}} changes the sign for all later formulas. Only one thread at a time therefore sets a
 * formula. This class also replaces two of the tables: one then returns copies of symbols, and the
 * other stores no formulas.
 */
final class Typesetter implements CommandTable {
  private static final Object LOCK = new Object();
  private static boolean prepared;

  /** TeX points per em. Lengths in points are correct at this size only. */
  private static final float POINTS_PER_EM = 10;

  private static final String CYRILLIC_LETTERS =
      "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя";

  private final GlyphOutlines outlines = new GlyphOutlines();

  /**
   * Typesets nodes that the parser has checked.
   *
   * @throws RuntimeException if JLaTeXMath cannot set the nodes
   */
  TexLayout set(TexSource source, List<Node> nodes) {
    return locked(
        () -> {
          Effort effort = new Effort(source.source());
          TeXFormula formula = new TeXFormula();
          formula.root = new AtomBuilder(effort).build(nodes, source.mode());
          TeXIcon icon =
              formula.new TeXIconBuilder()
                  .setStyle(TeXConstants.STYLE_DISPLAY)
                  .setSize(POINTS_PER_EM)
                  .setTrueValues(true)
                  .build();
          icon.setInsets(new Insets(0, 0, 0, 0), true);
          icon.setForeground(OutlineRecorder.UNSET);
          Span all = new Span(0, source.source().length());
          OutlineRecorder recorder =
              new OutlineRecorder(outlines, new Origin(all, Optional.empty(), effort));
          recorder.scale(1 / (double) POINTS_PER_EM, 1 / (double) POINTS_PER_EM);
          recorder.translate(0, -POINTS_PER_EM * (double) icon.getBox().getHeight());
          icon.paintIcon(null, recorder, 0, 0);
          return new TexLayout(
              source,
              recorder.pieces(),
              icon.getBox().getWidth(),
              icon.getBox().getHeight(),
              icon.getBox().getDepth());
        });
  }

  @Override
  public boolean knows(String name) {
    return locked(
        () ->
            !Snippet.isAtomCommand(name)
                && (MacroInfo.Commands.containsKey(name)
                    || TeXFormula.predefinedTeXFormulasAsString.containsKey(name)
                    || SymbolAtom.symbols.containsKey(name)));
  }

  @Override
  public boolean hasCharacter(int codePoint, boolean math) {
    if (codePoint > 0xFFFF) {
      return false;
    }
    char c = (char) codePoint;
    if (c < 128 && Character.isLetterOrDigit(c)) {
      return true;
    }
    return locked(
        () -> {
          Character.UnicodeBlock block = Character.UnicodeBlock.of(c);
          boolean micro = c == 'µ'; // The typesetter would set a euro sign for the micro sign.
          if (micro || Character.UnicodeBlock.GREEK.equals(block)) {
            return false;
          }
          return Character.UnicodeBlock.CYRILLIC.equals(block)
              ? CYRILLIC_LETTERS.indexOf(c) >= 0
              : TeXFormula.symbolMappings[c] != null
                  || TeXFormula.symbolFormulaMappings[c] != null
                  || !math && TeXFormula.symbolTextMappings[c] != null;
        });
  }

  @Override
  public Set<String> names() {
    return locked(
        () -> {
          Set<String> names = new TreeSet<>(Signatures.names());
          names.addAll(StandardMacros.all().keySet());
          names.addAll(MacroInfo.Commands.keySet());
          names.addAll(TeXFormula.predefinedTeXFormulasAsString.keySet());
          names.addAll(SymbolAtom.symbols.keySet());
          names.removeIf(
              n -> !n.matches("[a-zA-Z]+") || Snippet.isAtomCommand(n) || Signatures.isRefused(n));
          return names;
        });
  }

  private static <T> T locked(Supplier<T> work) {
    synchronized (LOCK) {
      prepare();
      return work.get();
    }
  }

  /** Prepares the platform and the typesetter's tables, once. */
  private static void prepare() {
    if (prepared) {
      return;
    }
    AwtFonts.prepare();
    TeXFormula.predefinedTeXFormulas = new Forgetful();
    SymbolAtom.get("plus"); // Loads the symbols.
    SymbolAtom.symbols = new Copying(SymbolAtom.symbols);
    prepared = true;
  }

  /**
   * Stores no formulas. Otherwise the typesetter would reuse atoms that earlier formulas have
   * changed.
   */
  private static final class Forgetful extends HashMap<String, TeXFormula> {
    private static final long serialVersionUID = 1L;

    @Override
    public TeXFormula put(String name, TeXFormula formula) {
      return null;
    }
  }

  /** Returns a copy of a symbol for each lookup, because the typesetter changes stored symbols. */
  private static final class Copying extends HashMap<String, SymbolAtom> {
    private static final long serialVersionUID = 1L;

    Copying(Map<String, SymbolAtom> symbols) {
      super(symbols);
    }

    @Override
    public SymbolAtom get(Object name) {
      SymbolAtom symbol = super.get(name);
      return symbol == null ? null : (SymbolAtom) symbol.clone();
    }
  }
}
