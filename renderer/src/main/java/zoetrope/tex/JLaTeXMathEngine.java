package zoetrope.tex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.internal.diagnostics.Span;
import zoetrope.tex.OutlineRecorder.Painted;
import zoetrope.tex.SpanFinder.Origin;
import zoetrope.tex.Typesetter.Pass;

/**
 * The engine on JLaTeXMath: expands macros, parses and checks the source, sets it twice, plain for
 * the geometry and with marks for the spans, and remembers results.
 */
final class JLaTeXMathEngine implements TexEngine {
  private static final int REMEMBERED = 512;

  private final FallbackGlyphs fallback;
  private final Typesetter typesetter = new Typesetter();
  private final Map<TexSource, TexLayout> layouts =
      new LinkedHashMap<>(64, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<TexSource, TexLayout> eldest) {
          return size() > REMEMBERED;
        }
      };

  JLaTeXMathEngine(FallbackGlyphs fallback) {
    this.fallback = fallback;
  }

  @Override
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

  @Override
  public void warmUp() {
    layout(TexSource.display("\\text{x}^2 + \\frac{1}{\\sqrt{x}}"));
  }

  private TexLayout compute(TexSource source) {
    List<Token> tokens = MacroExpander.expand(source);
    Parser parser = new Parser(source.source(), tokens, typesetter, fallback);
    boolean text = source.mode() == TexSource.Mode.TEXT;
    List<Node> nodes = parser.parse(text ? Context.TEXT : Context.MATH);
    Pass plain = plain(source, nodes);
    List<Origin> origins = new SpanFinder(nodes, source, plain.painted(), this::marked).find();
    List<TexPiece> pieces = new ArrayList<>();
    for (int i = 0; i < origins.size(); i++) {
      Painted p = plain.painted().get(i);
      Origin origin = origins.get(i);
      pieces.add(
          new TexPiece(
              p.outline(),
              p.placement(),
              origin.span(),
              p.kind(),
              p.color().or(origin::color),
              p.symbol()));
    }
    return new TexLayout(source, pieces, plain.width(), plain.height(), plain.depth());
  }

  private Pass plain(TexSource source, List<Node> nodes) {
    try {
      return typesetter.set(SourceWriter.plain().write(nodes, source.mode()));
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

  /** The marked pass; empty when the typesetter stumbles over the marks. */
  private Optional<List<Painted>> marked(SourceWriter written) {
    try {
      return Optional.of(typesetter.set(written).painted());
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }
}
