package zoetrope.checks;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for the modules together. */
class HouseTest {
  private static final List<TopLevel> TYPES = types();

  /** A type that lies in a folder or a jar, not within another. */
  private record TopLevel(String packageName, String simpleName, String jar) {}

  /** The film about positional encodings bears the name of the mathematics that it shows. */
  private static final Set<String> SAME_IDEA = Set.of("package-info", "PositionalEncoding");

  @Test
  void noPackageIsSharedByTwoJars() {
    Map<String, TreeSet<String>> jars =
        TYPES.stream()
            .collect(
                groupingBy(
                    TopLevel::packageName,
                    TreeMap::new,
                    mapping(TopLevel::jar, toCollection(TreeSet::new))));
    assertTrue(jars.size() > 50, "packages of the class path");
    jars.values().removeIf(of -> of.size() == 1);
    assertEquals(Map.of(), jars);
  }

  @Test
  void noSimpleNameStandsForTwoClasses() {
    Map<String, TreeSet<String>> packages =
        TYPES.stream()
            .filter(type -> !SAME_IDEA.contains(type.simpleName()))
            .collect(
                groupingBy(
                    TopLevel::simpleName,
                    TreeMap::new,
                    mapping(TopLevel::packageName, toCollection(TreeSet::new))));
    packages.values().removeIf(of -> of.size() == 1);
    assertEquals(Map.of(), packages);
  }

  /** Those of the class path, but tests. Their names tell enough: to read them takes seconds. */
  private static List<TopLevel> types() {
    try {
      List<TopLevel> types = new ArrayList<>();
      for (URL url : Collections.list(HouseTest.class.getClassLoader().getResources("zoetrope"))) {
        if (url.getProtocol().equals("jar")) {
          URI jar = URI.create(url.toString().replaceFirst("!.*", "!/"));
          try (FileSystem files = FileSystems.newFileSystem(jar, Map.of())) {
            add(files.getPath("/"), url.toString(), types);
          }
        } else if (!url.getPath().contains("/test-classes/")) {
          add(Path.of(url.toURI()).getParent(), url.toString(), types);
        }
      }
      return types;
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void add(Path root, String jar, List<TopLevel> types) throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve("zoetrope"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
        String name = file.getFileName().toString().replace(".class", "");
        if (!name.contains("$")) {
          types.add(new TopLevel(root.relativize(file.getParent()).toString(), name, jar));
        }
      }
    }
  }
}
