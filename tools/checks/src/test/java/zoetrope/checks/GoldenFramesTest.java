package zoetrope.checks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.still.Png;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneIndex;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.tools.pictures.Pixels;
import zoetrope.tools.pictures.PngFiles;

/**
 * Frames of scenes are equal to the images in {@code golden}, which a person has approved. Frames
 * have the same bits on every machine and Java version, so a single different pixel is a change.
 * After an intended change, run with {@code -Dgolden.update=true}, look at the images, and commit
 * them.
 *
 * <p>There are one or two frames for each family of mobjects and animations, at a time when much of
 * the family is visible. There are also key frames of some films.
 */
class GoldenFramesTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final Path OURS = Path.of("target/golden");

  @ParameterizedTest(name = "{0}: {1} at {2} s")
  @CsvSource({
    "groups, NamedGroups, 5",
    "layout, Layout, 6",
    "rows and grids, RowsAndGrids, 6.5",
    "pages, Pages, 5.1",
    "lines that scroll, cookbook.ScrollingLines, 5.5",
    "circles and arcs, RoundShapes, 4.5",
    "arrows, Arrows, 2",
    "polygons, Polygons, 3",
    "outlines, Outlines, 6",
    "boolean operations, Booleans, 10",
    "braces, Braces, 6",
    "labels, Labels, 7.5",
    "bubbles, Bubbles, 4",
    "text, Words, 9",
    "lines under words and indices, Bisectors, 6.5",
    "lists and markup, Writing, 7",
    "code, Listings, 4",
    "formulas, Formulas, 4",
    "derivations in place, CompletingTheSquare, 8",
    "derivations line by line, DerivativeOfSquare, 8.1",
    "numbers, Numbers, 7",
    "values, Trackers, 8",
    "matrices, Matrices, 6.5",
    "row reduction, GaussianElimination, 8.6",
    "products of matrices, MatrixProducts, 8.2",
    "long division, cookbook.LongDivisionSteps, 21.3",
    "tables, Tables, 6",
    "planes, Planes, 8.5",
    "graphs, Graphs, 5",
    "charts, Charts, 2.5",
    "charts of columns, DataCharts, 2.5",
    "charts that count, DataCharts, 6.2",
    "bar races, cookbook.BarChartRace, 4.3",
    "networks, Networks, 5.5",
    "fields, Fields, 9.5",
    "surfaces, SpaceGraph, 7",
    "solids that cross, CrossingSolids, 3",
    "a surface that crosses itself, CrossingSolids, 7",
    "a surface with pictures, Globe, 3.4",
    "solids, Solids, 4",
    "lines in space, SpaceLines, 5",
    "clouds, Clouds, 4",
    "pictures, Images, 5.5",
    "drawings, Drawings, 6",
    "masks and filters of a drawing, Layers, 4",
    "traces, Traces, 4",
    "camera, CameraMoves, 7",
    "creation, Creation, 2",
    "composition, Composition, 4",
    "indication, Indications, 3",
    "flashes, Flashes, 5.5",
    "typing, TypedWords, 6",
    "mappings, Mappings, 11",
    "exchanges, Exchanges, 5.5",
    "matching, Matching, 7",
    "followers, Following, 7.5",
    "a film, AttentionPatterns, 4.0",
    "a film, AttentionPatterns, 9.5",
    "a film, AttentionPatterns, 13.0",
    "a film, AttentionPatterns, 21.0",
    "a film, AttentionPatterns, 32.0",
    "a film, AttentionPatterns, 33.5",
    "a film, AttentionPatterns, 54.5",
    "a film, AttentionPatterns, 106.0",
    "a film, AttentionPatterns, 155.0",
    "a film, AttentionPatterns, 236.5",
    "a film, TransformerArchitecture, 12.5",
    "a film, TransformerArchitecture, 23.0",
    "a film, TransformerArchitecture, 41.0",
    "a film in English, TransformerArchitecture language=en, 32.0",
    "a film in English, TransformerArchitecture language=en, 55.0",
    "a film of models, HeadsOfAModel, 24.0",
    "a film of models, Training, 31.5",
    "a film of models, FeedForwardNetwork, 26.0",
    "a film of models, ResidualStream, 36.5",
    "a film of models, CachedKeys, 15.5",
    "a film of models, WhyTheRoot, 47.5",
    "a film of models, TokensAndLayers, 31.2",
    "a film of models, LogitLens, 24.0",
    "a film of models, LogitLens, 40.0"
  })
  void equalsTheApprovedImage(String family, String scene, String seconds) throws IOException {
    String[] words = scene.split("[ =]");
    SceneEntry entry = new SceneIndex(getClass().getClassLoader()).find(words[0]).get(0);
    String name = words[0] + (words.length > 1 ? "-" + words[2] : "") + "-" + seconds;
    Map<String, String> values = words.length > 1 ? Map.of(words[1], words[2]) : Map.of();
    Path ours = OURS.resolve(name + ".png");
    Files.createDirectories(OURS);
    new Renderer(settings(values)).still(entry, TimePoint.parse(seconds), ours);
    Path golden = GOLDEN.resolve(name + ".png");
    if (Boolean.getBoolean("golden.update")) {
      Files.copy(ours, golden, StandardCopyOption.REPLACE_EXISTING);
    }
    assertTrue(Files.exists(golden), () -> "there is no " + golden + "; look at " + ours);
    Pixels expected = PngFiles.read(golden);
    Pixels actual = PngFiles.read(ours);
    PixelDifference difference = PixelDifference.between(expected, actual);
    if (!difference.isNone()) {
      writeDifference(OURS.resolve(name + "-difference.png"), expected, actual);
    }
    assertTrue(
        difference.isNone(),
        () ->
            difference.pixels()
                + " pixels differ, by up to "
                + difference.largest()
                + " of 255: compare "
                + ours
                + " with "
                + golden);
  }

  private static RenderSettings settings(Map<String, String> values) {
    return RenderSettings.of(320, 180, FrameRate.of(15)).withJobs(1).withParameters(values);
  }

  /** Writes an image with white for different pixels; all others are dark. */
  private static void writeDifference(Path target, Pixels a, Pixels b) {
    int[] argb = new int[a.argb().length];
    for (int i = 0; i < argb.length; i++) {
      boolean same = a.argb()[i] == b.argb()[i];
      argb[i] = same ? 0xff000000 | a.argb()[i] >> 2 & 0x3f3f3f : -1;
    }
    Png.write(target, argb, a.width(), a.height());
  }
}
