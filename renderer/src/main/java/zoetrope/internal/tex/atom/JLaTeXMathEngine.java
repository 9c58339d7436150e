package zoetrope.internal.tex.atom;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.internal.tex.parse.Context;
import zoetrope.internal.tex.parse.MacroExpander;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.Parser;
import zoetrope.internal.tex.parse.Token;
import zoetrope.source.Span;
import zoetrope.tex.FallbackGlyphs;
import zoetrope.tex.TexException;
import zoetrope.tex.TexLayout;
import zoetrope.tex.TexSource;

/**
 * Typesets LaTeX source with JLaTeXMath. Expands macros, parses and checks the source, builds
 * JLaTeXMath's atoms from the nodes, and caches layouts. Engines are thread-safe, and the same
 * source always gives the same layout.
 */
public final class JLaTeXMathEngine {
  private static final int MAX_CACHED_LAYOUTS = 512;

  private final FallbackGlyphs fallback;
  private final Typesetter typesetter = new Typesetter();
  private final Map<TexSource, TexLayout> layouts =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<TexSource, TexLayout> eldest) {
          return size() > MAX_CACHED_LAYOUTS;
        }
      };

  /** Creates an engine with the Computer Modern fonts only. */
  public JLaTeXMathEngine() {
    this(FallbackGlyphs.NONE);
  }

  /**
   * Creates an engine that uses {@code fallback} for characters that Computer Modern does not have.
   */
  public JLaTeXMathEngine(FallbackGlyphs fallback) {
    this.fallback = fallback;
  }

  /**
   * Typesets {@code source}.
   *
   * @throws TexException if it is invalid, uses an unsupported command, or contains a character
   *     that is missing from all fonts
   */
  public TexLayout layout(TexSource source) {
    synchronized (layouts) {
      TexLayout known = layouts.get(source);
      if (known != null) {
        return known;
      }
    }
    TexLayout layout = compute(source);
    synchronized (layouts) {
      TexLayout first = layouts.putIfAbsent(source, layout);
      return first == null ? layout : first;
    }
  }

  /**
   * Parses {@code source} without typesetting it.
   *
   * @throws TexException if it is invalid or uses an unsupported command
   */
  public List<Node> nodes(TexSource source) {
    List<Token> tokens = MacroExpander.expand(source);
    Parser parser = new Parser(source.source(), tokens, typesetter, fallback);
    boolean text = source.mode() == TexSource.Mode.TEXT;
    return parser.parse(text ? Context.TEXT : Context.MATH);
  }

  private TexLayout compute(TexSource source) {
    try {
      return typesetter.set(source, nodes(source));
    } catch (TexException e) {
      // Error messages show the first stack frame outside of this project as the author's source
      // line. The stack trace must therefore start here.
      e.fillInStackTrace();
      throw e;
    } catch (RuntimeException e) {
      TexException error =
          new TexException(
              source.source(),
              new Span(0, source.source().length()),
              "The formula cannot be set: " + e.getMessage(),
              "");
      error.initCause(e);
      throw error;
    }
  }
}
