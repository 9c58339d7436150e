package zoetrope.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.cli.CommandLineTool;

/** What the README and the guides quote is what is there. */
class ReadmeTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  private static final Path GUIDES = ROOT.resolve("tools/site/src/main/adoc");

  @TempDir private Path folder;

  @Test
  void theFirstSceneIsTheExample() throws IOException {
    Matcher block = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(readme());
    assertTrue(block.find(), "the README has no Java");
    assertEquals(Files.readString(ROOT.resolve("examples/HelloCircle.java")), block.group(1));
  }

  @Test
  void theOptionsAreThoseOfTheProgram() throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertEquals(0, new CommandLineTool(stream, stream).run("--help"));
    String help = said.toString(StandardCharsets.UTF_8);
    String options = guide("commands").replaceAll("(?s)^.*?\n\\|option\n(.*?)\\|===.*$", "$1");
    assertEquals(names("(?m)^ +(?:-\\w, )?(--[a-z-]+)", help), names("`\\+(--[a-z-]+)", options));
  }

  @Test
  void theSettingsOfAFolderAreThoseOfTheProgram() throws IOException {
    Path settings = Files.writeString(folder.resolve("zoetrope.properties"), "none=1");
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertEquals(2, new CommandLineTool(stream, stream, settings.getParent()).run("list"));
    String there = said.toString(StandardCharsets.UTF_8).replaceFirst("(?s).*there are ", "");
    String told = guide("commands").replaceFirst("(?s).*== Defaults of a folder", "");
    String list = told.substring(told.indexOf("`: `"), told.indexOf("What the command line says"));
    assertEquals(names("([a-z-]+)", there), names("`\\+([a-z-]+)\\+`", list));
  }

  /** Each guide is reached from the list of guides, and what is named beside it is there. */
  @Test
  void theGuidesAreListed() throws IOException {
    String all = Files.readString(GUIDES.resolve("guides.adoc"));
    try (Stream<Path> files = Files.list(GUIDES)) {
      for (Path file :
          files.filter(f -> f.getFileName().toString().startsWith("guide-")).toList()) {
        String page = file.getFileName().toString().replace(".adoc", ".html");
        assertTrue(all.contains("link:" + page + "["), page);
      }
    }
    for (String link : names("\\]\\(([^):#]+)\\)", readme())) {
      assertTrue(Files.exists(ROOT.resolve(link)), link);
    }
    assertTrue(readme().lines().count() < 250, "it has grown: guides are the place for more");
  }

  @Test
  void thePicturesAreThere() throws IOException {
    for (String picture : names("!\\[[^]]*\\]\\(([^)]+)\\)", readme())) {
      assertTrue(Files.isRegularFile(ROOT.resolve(picture)), picture);
    }
  }

  private static Set<String> names(String pattern, String text) {
    Set<String> found = new TreeSet<>();
    for (Matcher m = Pattern.compile(pattern).matcher(text); m.find(); ) {
      found.add(m.group(1));
    }
    return found;
  }

  private static String guide(String name) throws IOException {
    return Files.readString(GUIDES.resolve("guide-" + name + ".adoc"));
  }

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"));
  }
}
