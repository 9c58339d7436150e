package zoetrope.farm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import zoetrope.cli.CommandLineTool;

/** All videos and their subtitles have the same bytes from a cluster and from one machine. */
@Timeout(7200)
@EnabledIfSystemProperty(
    named = "farm.all",
    matches = "true|\\d+/\\d+",
    disabledReason =
        "skipped: all films take minutes; request them with -Dfarm.all=true, or an eighth with"
            + " -Dfarm.all=1/8")
class AllFilmsTest extends ClusteredFilms {
  private static final String ASKED = System.getProperty("farm.all", "");

  @Test
  void allFilmsHaveTheSameBytes() throws IOException {
    Path here = make("here", List.of());
    Path there =
        make(
            "there",
            List.of(
                "--farm",
                cluster.master(),
                "--farm-conf",
                "spark.executor.memory=800m",
                "--farm-conf",
                "spark.executor.extraJavaOptions=-Dorg.bytedeco.javacpp.cachedir="
                    + System.getProperty("org.bytedeco.javacpp.cachedir")));
    List<String> films = names(here);
    assertFalse(films.isEmpty());
    assertEquals(films, names(there));
    List<String> others = new ArrayList<>();
    for (String film : films) {
      if (Files.mismatch(here.resolve(film), there.resolve(film)) >= 0) {
        others.add(film);
      }
    }
    assertEquals(List.of(), others, "of " + films.size() + " files");
    System.out.println(films.size() + " files are the same");
  }

  private Path make(String name, List<String> more) {
    disconnect();
    Path place = folder.resolve(name);
    List<String> line =
        new ArrayList<>(List.of("--all", "--quality", "low", "--progress", "none", "--no-cache"));
    line.addAll(List.of("-o", place.toString()));
    if (!ASKED.equals("true")) {
      line.addAll(List.of("--shard", ASKED));
    }
    line.addAll(more);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    int code = new CommandLineTool(out, out).run(line.toArray(new String[0]));
    assertEquals(0, code, output.toString(StandardCharsets.UTF_8));
    return place;
  }

  private static List<String> names(Path place) throws IOException {
    try (Stream<Path> all = Files.walk(place)) {
      return all.filter(Files::isRegularFile)
          .map(file -> place.relativize(file).toString())
          .sorted()
          .toList();
    }
  }
}
