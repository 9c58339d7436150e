package zoetrope.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A Maven repository inside the package. Authors' projects find Zoetrope's libraries and its Maven
 * plugin there, with sources and Javadoc for an IDE.
 *
 * @param project the folder of the sources, after a build
 * @param version the version of all artifacts
 */
record LibraryRepository(Path project, String version) {
  private static final String GROUP = "zoetrope";

  /** The folders of the modules that authors depend on, and of those that these need. */
  private static final Map<String, String> MODULES =
      Map.of(
          "renderer", "renderer",
          "attention", "scenes/attention",
          "cli", "renderer/cli",
          "zoetrope-maven-plugin", "tools/dist/maven-plugin");

  private static final List<String> BESIDE = List.of("-sources", "-javadoc");

  /**
   * Writes the repository to the folder {@code repository} of a package.
   *
   * @param folder the package
   * @param lib the folder with the jars of the package. The repository has links to them if the
   *     platform supports links
   * @throws IOException if a file is missing or cannot be written
   */
  void write(Path folder, Path lib) throws IOException {
    Path root = folder.resolve("repository").resolve(GROUP);
    pom(project.resolve("pom.xml"), root, GROUP);
    for (Map.Entry<String, String> module : MODULES.entrySet()) {
      String name = module.getKey();
      Path built = project.resolve(module.getValue());
      Path place = pom(built.resolve("pom.xml"), root, name);
      Path jar = lib.resolve(name + "-" + version + ".jar");
      if (Files.exists(jar)) {
        link(jar, place);
      } else {
        copy(built, name, "", place);
      }
      for (String kind : BESIDE) {
        if (Files.exists(built.resolve("target").resolve(name + kind + ".jar"))) {
          copy(built, name, kind, place);
        }
      }
    }
  }

  /** Copies a jar that the build of a module made. */
  private void copy(Path built, String name, String kind, Path place) throws IOException {
    Path jar = built.resolve("target").resolve(name + kind + ".jar");
    sum(Files.copy(jar, place.resolve(name + "-" + version + kind + ".jar")));
  }

  /** Copies the POM of an artifact to its folder, and returns that folder. */
  private Path pom(Path pom, Path root, String name) throws IOException {
    Path place = Files.createDirectories(root.resolve(name).resolve(version));
    sum(Files.copy(pom, place.resolve(name + "-" + version + ".pom")));
    return place;
  }

  private void link(Path jar, Path place) throws IOException {
    Path link = place.resolve(jar.getFileName().toString());
    if (StartScripts.isWindows()) {
      Files.copy(jar, link);
    } else {
      Files.createSymbolicLink(link, place.relativize(jar));
    }
    sum(link);
  }

  /** Writes the checksum file that Maven uses to check a file. */
  private static void sum(Path file) throws IOException {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-1").digest(Files.readAllBytes(file));
      Path sum = file.resolveSibling(file.getFileName() + ".sha1");
      Files.writeString(sum, HexFormat.of().formatHex(digest), StandardCharsets.US_ASCII);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-1", e);
    }
  }
}
