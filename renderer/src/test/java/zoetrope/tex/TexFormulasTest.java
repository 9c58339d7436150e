package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.geometry.Bounds;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.source.Span;

/** Formulas of all kinds, from the files {@code formulas.txt} and {@code latex-formulas.txt}. */
class TexFormulasTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  /**
   * Returns a formula for each line of the files. A line that begins with {@code T:} is text, and
   * {@code ⏎} stands for a line break.
   */
  static List<TexSource> formulas() {
    List<TexSource> all = new ArrayList<>();
    for (String file : List.of("formulas.txt", "latex-formulas.txt")) {
      all.addAll(formulas(file));
    }
    return all;
  }

  private static List<TexSource> formulas(String file) {
    try (InputStream in = TexFormulasTest.class.getResourceAsStream(file);
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .map(line -> line.replace("⏎", "\n").replaceFirst("^(! )?(<> )?", ""))
          .map(l -> l.startsWith("T:") ? TexSource.text(l.substring(2)) : TexSource.display(l))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("formulas")
  void everyPieceIsFiniteAndComesFromSomewhereInTheSource(TexSource source) {
    TexLayout layout = engine.layout(source);
    assertFalse(layout.pieces().isEmpty());
    assertTrue(layout.width() > 0 && layout.width() < 60, "width " + layout.width());
    assertTrue(layout.height() + layout.depth() < 20, "height " + layout.height());
    for (TexPiece piece : layout.pieces()) {
      Bounds b = piece.bounds();
      assertTrue(b.min().isFinite() && b.max().isFinite());
      assertTrue(b.size().x() > 0 && b.size().y() > 0, "a piece without extent: " + piece);
      assertTrue(piece.start() < piece.end() && piece.end() <= source.source().length());
    }
  }

  /**
   * The fonts have letters at their ASCII codes, so a letter's span can be compared with its glyph.
   */
  @ParameterizedTest
  @MethodSource("formulas")
  void theLetterOfASpanIsTheLetterOfItsGlyph(TexSource source) {
    for (TexPiece piece : engine.layout(source).pieces()) {
      String written = source.source().substring(piece.start(), piece.end());
      boolean capitals = source.source().contains("\\textsc");
      if (!capitals && written.matches("[a-zA-Z]") && piece.symbol().matches("jlm_cm.*")) {
        String code = piece.symbol().substring(piece.symbol().indexOf(':') + 1);
        assertEquals(written, Character.toString(Integer.parseInt(code, 16)), piece.toString());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formulas")
  void noPieceHasTheSpanOfTheWholeSource(TexSource source) {
    TexLayout layout = engine.layout(source);
    Span all = new Span(0, source.source().length());
    boolean oneCommand = source.source().matches("\\\\[a-zA-Z]+");
    boolean coarse = layout.pieces().stream().anyMatch(p -> p.span().equals(all));
    assertTrue(oneCommand || layout.pieces().size() == 1 || !coarse);
  }

  @Test
  void eightThreadsGetTheSameLayoutsAsOne() throws InterruptedException, ExecutionException {
    List<TexSource> formulas = formulas();
    List<TexLayout> expected = formulas.stream().map(engine::layout).toList();
    JLaTeXMathEngine shared = new JLaTeXMathEngine();
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Future<List<TexLayout>>> results = new ArrayList<>();
      for (int t = 0; t < 8; t++) {
        results.add(threads.submit(() -> formulas.stream().map(shared::layout).toList()));
      }
      for (Future<List<TexLayout>> result : results) {
        assertEquals(expected, result.get());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void theOrderOfFormulasDoesNotMatter() {
    List<TexSource> formulas = formulas();
    JLaTeXMathEngine backwards = new JLaTeXMathEngine();
    List<TexLayout> layouts = new ArrayList<>();
    for (int i = formulas.size() - 1; i >= 0; i--) {
      layouts.add(0, backwards.layout(formulas.get(i)));
    }
    assertEquals(formulas.stream().map(engine::layout).toList(), layouts);
  }

  @Test
  void equalGlyphsShareOneOutline() {
    List<TexPiece> pieces = engine.layout(TexSource.display("x + x")).pieces();
    assertAll(
        () -> assertTrue(pieces.get(0).outline() == pieces.get(2).outline()),
        () -> assertEquals(pieces.get(0).symbol(), pieces.get(2).symbol()));
  }
}
