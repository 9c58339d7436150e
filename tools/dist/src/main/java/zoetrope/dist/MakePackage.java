package zoetrope.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.cli.sources.AgentFiles;

/**
 * Makes a package for this platform. It has {@code bin/render}, the jars, a Java runtime, class
 * data, the libraries as a Maven repository, documentation for agents, examples and licences. jlink
 * makes the runtime from the running JDK.
 */
final class MakePackage {
  private MakePackage() {}

  /**
   * Makes the package.
   *
   * @param arguments the project's folder, the working folder, the version with the platform, the
   *     time of all files such as {@code 2026-01-01T00:00:00Z}, and the version alone. The working
   *     folder has the jars in its folder {@code jars}
   * @throws IOException if a file cannot be read or written, or a program fails
   * @throws InterruptedException if the thread is interrupted
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path project = Path.of(arguments[0]);
    Path work = Path.of(arguments[1]);
    String name = "zoetrope-" + arguments[2];
    Instant time = Instant.parse(arguments[3]);

    Path bill = work.resolve("bom.json");
    if (!Files.exists(bill)) {
      throw new IOException(
          bill
              + " is missing: Maven can create it only with access to the network, so run mvn"
              + " without -o");
    }

    PackageFolder folder = PackageFolder.create(work.resolve(name));
    List<Path> jars = folder.copyJars(work.resolve("jars"));
    new LibraryRepository(project, arguments[4]).write(folder.path(), folder.path().resolve("lib"));
    folder.copyTexts(project);
    folder.copyExamples(project);
    if (!folder.copySite(project)) {
      System.out.println("the package has no site: build it first, or add the profile docs");
    }
    AgentFiles.writeDocumentation(project, Files.createDirectories(folder.path().resolve("docs")));
    AgentFiles.writeSkill(project, folder.path().resolve("skills/zoetrope"));
    Files.copy(bill, folder.path().resolve("bom.json"));
    RuntimeImage.link(folder.path().resolve("java"));
    StartScripts scripts = new StartScripts(jars);
    scripts.write(folder.path(), project.resolve("tools/launcher"));
    folder.setTimes(time);
    ClassData.archive(folder.path(), work.resolve("runs"), scripts.classPathFromFolder());
    folder.setTimes(time);
    Path packed = PackageFile.write(folder.path(), work, time);

    System.out.printf(
        "%s: %d MB, unpacked %d MB%n",
        packed.getFileName(), Files.size(packed) >> 20, size(folder.path()) >> 20);
  }

  private static long size(Path folder) throws IOException {
    long sum = 0;
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        sum += Files.size(file);
      }
    }
    return sum;
  }
}
