// The build fails because of the finding, and its log says where it is.
String log = new File(basedir, 'build.log').text
assert log.contains('TooWide')
assert log.contains('TooWide.java:10')
assert log.contains('a scene failed or has findings: see above')
return true
