package zoetrope.tools;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What holds for the modules together. */
class HouseTest {
  private static final Set<JavaClass> TYPES =
      new ClassFileImporter()
              .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
              .importPackages("zoetrope")
              .stream()
              .filter(JavaClass::isTopLevelClass)
              .collect(Collectors.toSet());

  /** The film about positional encodings bears the name of the mathematics that it shows. */
  private static final Set<String> SAME_IDEA = Set.of("package-info", "PositionalEncoding");

  @Test
  void noPackageIsSharedByTwoJars() {
    Map<String, TreeSet<String>> jars =
        TYPES.stream()
            .collect(
                groupingBy(
                    JavaClass::getPackageName,
                    TreeMap::new,
                    mapping(HouseTest::jar, toCollection(TreeSet::new))));
    jars.values().removeIf(of -> of.size() == 1);
    assertEquals(Map.of(), jars);
  }

  @Test
  void noSimpleNameStandsForTwoClasses() {
    Map<String, TreeSet<String>> packages =
        TYPES.stream()
            .filter(type -> !SAME_IDEA.contains(type.getSimpleName()))
            .collect(
                groupingBy(
                    JavaClass::getSimpleName,
                    TreeMap::new,
                    mapping(JavaClass::getPackageName, toCollection(TreeSet::new))));
    packages.values().removeIf(of -> of.size() == 1);
    assertEquals(Map.of(), packages);
  }

  /** The folder or file that a class was read from. */
  private static String jar(JavaClass type) {
    String uri = type.getSource().orElseThrow().getUri().toString();
    return uri.substring(0, uri.length() - (type.getName() + ".class").length());
  }
}
