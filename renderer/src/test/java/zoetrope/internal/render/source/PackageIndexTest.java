package zoetrope.internal.render.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.Zoetrope;

/** The index of jars has the classes that the compiler would find in them. */
class PackageIndexTest {
  private static final Set<JavaFileObject.Kind> CLASSES = EnumSet.of(JavaFileObject.Kind.CLASS);

  @TempDir private Path folder;

  @Test
  void theCompilerSeesTheSameClassesThroughAnIndex() throws IOException {
    List<File> jars =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.endsWith(".jar"))
            .map(File::new)
            .toList();
    PackageIndex index = writtenAndRead(PackageIndex.of(jars).orElseThrow());
    assertTrue(index.packages().size() > 50, "few packages: " + index.packages());
    try (StandardJavaFileManager usual = files();
        JarsByPackage indexed = new JarsByPackage(files(), index)) {
      usual.setLocation(StandardLocation.CLASS_PATH, jars);
      String version = String.valueOf(Runtime.version().feature());
      usual.handleOption("--multi-release", List.of(version).iterator());
      List<String> packages = new ArrayList<>(new TreeSet<>(index.packages()));
      packages.addAll(List.of("", "no.such.package", "java.lang"));
      for (String name : packages) {
        assertEquals(names(usual, name, false), names(indexed, name, false), name);
      }
      assertEquals(names(usual, "org.apache", true), names(indexed, "org.apache", true));
      assertArrayEquals(bytes(usual), bytes(indexed));
    }
  }

  @Test
  void findsAClassInTheFirstOfTwoJars() throws IOException {
    File first = jar("a.jar", "", "one/A.class", "first");
    File second = jar("b.jar", "", "one/A.class", "second", "one/B.class", "second");
    PackageIndex index = writtenAndRead(PackageIndex.of(List.of(first, second)).orElseThrow());
    try (JarsByPackage files = new JarsByPackage(files(), index)) {
      List<String> found = new ArrayList<>();
      for (JavaFileObject file : files.list(StandardLocation.CLASS_PATH, "one", CLASSES, false)) {
        try (InputStream in = file.openInputStream()) {
          found.add(file.getName().replaceAll(".*[/(]", "") + new String(in.readAllBytes(), UTF_8));
        }
      }
      assertEquals(List.of("A.class)first", "A.class)second", "B.class)second"), found);
    }
  }

  @Test
  void jarsWithAnExistingJarInTheirManifestHaveNoIndex() throws IOException {
    File jar = jar("a.jar", "gone.jar b.jar", "one/A.class", "");
    assertTrue(PackageIndex.of(List.of(jar)).isPresent());
    jar("b.jar", "");
    assertEquals(Optional.empty(), PackageIndex.of(List.of(jar)));
  }

  @Test
  void refusesBytesThatAreNoIndex() {
    for (String text : List.of("", "a.jar\n", "a.jar\n\nA a.A\n\np x\n\n", "\n\n\n\n")) {
      assertThrows(IOException.class, () -> PackageIndex.of(text.getBytes(UTF_8)), text);
    }
  }

  @Test
  void suggestsImportsOfTypesWithUniqueNames() throws IOException {
    File jar = jar("a.jar", "", "some/Group.class", "", "zoetrope/Zoetrope$Scene.class", "");
    PackageIndex index = writtenAndRead(PackageIndex.of(List.of(jar)).orElseThrow());
    String words = "import static zoetrope.Zoetrope.*;\n";
    String scene = " class A extends Scene { List<Vec> x = new ArrayList<>(); } ";
    String all =
        "import java.util.ArrayList; import java.util.List; import zoetrope.geometry.Vec;"
            + " import zoetrope.scene.Scene; ";
    String others = all.replace("import zoetrope.scene.Scene; ", "");
    assertEquals(others + words + scene, likelyImports(words + scene, index));
    assertEquals(
        "// Axes\n" + others + words + scene, likelyImports("// Axes\n" + words + scene, index));
    assertEquals(all + "/** Why. */" + scene, likelyImports("/** Why. */" + scene, index));
    assertEquals("package b;" + all + scene, likelyImports("package b;" + scene, index));
    assertEquals(words + "class B { }", likelyImports(words + "class B { }", index));
    String group = words + "class B { Group<Circle> g; }";
    assertEquals(
        "package some; import zoetrope.mobject.shapes.Circle; " + group,
        likelyImports("package some; " + group, index));
    for (String known :
        List.of(
            "import java.awt.*; class B { Color c; }",
            "import static some.Others.*; class B { Color c; }",
            "import java.awt.Color; class B { Color c; }",
            "class B { record Circle(int size) {} Circle c; }",
            "class B { /* Circle */ String s = \"Circle\"; a.Circle c; // Circle\n }",
            "clas B { ")) {
      assertEquals(known, likelyImports(known, index));
    }
  }

  @Test
  void onlyZoetropeItselfDeclaresTypesForStaticImport() {
    assertEquals(
        Set.of(Zoetrope.class),
        Arrays.stream(Zoetrope.class.getClasses())
            .map(Class::getDeclaringClass)
            .collect(Collectors.toSet()));
    assertEquals(0, Math.class.getClasses().length);
  }

  private static String likelyImports(String content, PackageIndex index) {
    return LikelyImports.of(content, index).in(content);
  }

  private static PackageIndex writtenAndRead(PackageIndex index) throws IOException {
    return PackageIndex.of(index.bytes());
  }

  private static StandardJavaFileManager files() {
    return ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, Locale.ROOT, UTF_8);
  }

  private static Set<String> names(JavaFileManager files, String name, boolean recurse)
      throws IOException {
    Set<String> names = new TreeSet<>();
    for (JavaFileObject file : files.list(StandardLocation.CLASS_PATH, name, CLASSES, recurse)) {
      names.add(files.inferBinaryName(StandardLocation.CLASS_PATH, file));
    }
    return names;
  }

  private static byte[] bytes(JavaFileManager files) throws IOException {
    for (JavaFileObject file :
        files.list(StandardLocation.CLASS_PATH, "org.apache.batik.parser", CLASSES, false)) {
      if (file.isNameCompatible("PathParser", JavaFileObject.Kind.CLASS)) {
        try (InputStream in = file.openInputStream()) {
          return in.readAllBytes();
        }
      }
    }
    throw new IOException("no such class");
  }

  private File jar(String name, String others, String... entries) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (!others.isEmpty()) {
      manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, others);
    }
    Path file = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file), manifest)) {
      for (int i = 0; i < entries.length; i += 2) {
        out.putNextEntry(new ZipEntry(entries[i]));
        out.write(entries[i + 1].getBytes(UTF_8));
      }
    }
    return file.toFile();
  }
}
